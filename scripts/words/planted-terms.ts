import { checkFile } from './check-words.ts';

/** A source and a document that must be reported. They live in memory only. */
const plantedFiles = [
  {
    file: 'planted/src/release-shelf.ts',
    content: [
      "import { isCulprit } from 'elsewhere';",
      '/* Somebody has',
      ' * somebody else hear it. */',
      'export function createReleaseShelf(line: string) {',
      '  return line.replace(/[/"]nobody/, `${isCulprit(/`/) ? "nobody" : "rubbish"}`);',
      '}',
      "it.each([1, 2])('takes %i detours', () => {});",
      'request.log.warn({ release }, `${release} is kept by nobody`);',
      "console.error('The trier has ended', format('by anybody'));",
      "new Counter({ name: 'shop_culprits_total', help: 'Calls of strangers and whoever', labelNames: ['rush'] });",
      "throw new RegistryError('Refused by the server');",
      "it.each([['a trier', 1]])('returns %s', () => {});",
      "class A { end() { this.#log.info('nobody waits'); } }",
    ].join('\n'),
    expected: [
      '1 release shelf',
      '2 somebody',
      '3 somebody',
      '4 release shelf',
      '7 detours',
      '8 nobody',
      '9 trier',
      '9 anybody',
      '10 culprits',
      '10 whoever',
      '10 rush',
      '11 refused',
      '12 trier',
      '13 nobody',
    ],
  },
  {
    file: 'planted/README.md',
    content: 'A release\nwhich nobody asks for.\n',
    expected: ['2 nobody'],
  },
  {
    file: 'planted/frame.css',
    content: 'a { content: "/* nobody */"; }\n/* For whoever\n   reads. */',
    expected: ['2 whoever'],
  },
  {
    file: 'planted/migration.sql',
    content: "select '-- nobody';\n-- As nobody knew",
    expected: ['2 nobody'],
  },
  {
    file: 'planted/compose.yaml',
    content: 'user: "# nobody"\nurl: a#nobody # whoever',
    expected: ['2 whoever'],
  },
];

/** Returns what is wrong with the check itself, a line each: terms it did not see, or saw where there are none. */
export function checkPlantedTerms(): string[] {
  return plantedFiles.flatMap(({ file, content, expected }) => {
    const found = checkFile(file, content).map(({ line, term }) => `${line} ${term}`);
    const missing = expected.filter((finding) => !found.includes(finding));
    const wrong = found.filter((finding) => !expected.includes(finding));
    return [
      ...missing.map((finding) => `The planted file ${file} was not reported: ${finding}`),
      ...wrong.map((finding) => `The planted file ${file} was reported for no reason: ${finding}`),
    ];
  });
}
