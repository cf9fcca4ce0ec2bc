import { readFileSync, writeFileSync } from 'node:fs';

export interface EditedFile {
  /** Saves the file with another text in the place. */
  save(text: string): void;
  restore(): void;
}

/** Edits one place of a source file. Throws if the place is not in it exactly once. */
export function editFile(file: string, place: string): EditedFile {
  const original = readFileSync(file, 'utf8');
  if (original.split(place).length !== 2) throw new Error(`${file} has not exactly one ${place}`);
  return {
    save: (text) =>
      writeFileSync(
        file,
        original.replace(place, () => text),
      ),
    restore: () => writeFileSync(file, original),
  };
}
