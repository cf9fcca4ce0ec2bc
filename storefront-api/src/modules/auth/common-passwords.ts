function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

/**
 * Words of the most common passwords that satisfy the password rules. They were written for this shop after the
 * patterns in published studies of leaked passwords: a common word with a capital letter, sometimes with digits for
 * letters, followed by a number or a year. No leaked list was copied.
 */
const words = splitWords(`
  password passwort pass welcome letmein admin administrator login access secret master monkey
  dragon shadow sunshine princess football baseball superman batman iloveyou flower hello freedom
  whatever trustno starwars pokemon changeme default charlie michael jordan jessica ashley daniel
  thomas george harley ranger summer winter spring autumn january monday friday london england
  liverpool arsenal chelsea computer internet samsung google facebook killer soccer hunter hallo
  schatz geheim sommer berlin passord kodeord adgangskode losenord hejhej sommar sverige danmark
  bonjour soleil motdepasse azerty doudou marseille chocolat hola contrasena barcelona realmadrid
  tequiero ciao juventus francesca andrea amore qwerty qwertz qwertyuiop asdfgh asdf zxcvbnm abc
  abcd abcdef test user offpiste snowfield snowboard snow skiing freeride mountain powder shopping
  member
`);

const plainNumbers = splitWords(`
  0 1 2 3 5 7 9 01 10 11 12 13 21 22 23 69 77 88 99 00 007 100 111 123 321 666 777 1111 1234 4321
  12345 54321 111111 123456 654321 1234567 12345678 123456789 1234567890
`);

const years = Array.from({ length: 2030 - 1970 }, (_each, index) => String(1970 + index));

const numbers = [...plainNumbers, ...years];

const endings = ['', '!', '.', '?', '#', '*', '!!'] as const;

const patterns = splitWords(`
  1qaz2WSX 1Qaz2wsx 1qaz@WSX Zaq12wsx Zaq1xsw2 Q1w2e3r4 Q1w2e3r4t5 Qwe12345 Qwe123456 A1b2c3d4
  Aa123456 Aa12345678 Aa123456789 Qq123456 Aaa12345 Abc123!@# Asd12345 Ab123456 P4ssw0rd Passw0rd
  Pa55word Pa55w0rd Pa$$word1 Pa$$w0rd P@55w0rd P@ssword1 Passw0rd!
`);

const lookalikes: Readonly<Record<string, string>> = { a: '@', e: '3', i: '1', o: '0', s: '$' };

/** Returns common passwords that satisfy the rules: upper and lower case, a digit, at least eight characters. */
export function commonPasswords(): string[] {
  const spelt = words.flatMap((word) => [
    word,
    word.replaceAll(/[aeios]/g, (letter) => lookalikes[letter] ?? letter),
  ]);
  const capitalised = spelt.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const made = capitalised.flatMap((word) =>
    ['', ...numbers].flatMap((number) => endings.map((ending) => `${word}${number}${ending}`)),
  );
  return [...new Set([...patterns, ...made])].filter(satisfiesRules);
}

function satisfiesRules(password: string): boolean {
  return password.length >= 8 && /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password);
}
