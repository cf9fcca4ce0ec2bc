/** The part of a file that is needed to detect its type. */
export interface Upload {
  name: string;
  /** Bytes. */
  size: number;
  /** The first 8 bytes of the content, or more; fewer for a shorter file. */
  head: Uint8Array;
}

export const uploadKinds = ['jpg', 'png', 'pdf'] as const;

export type UploadKind = (typeof uploadKinds)[number];

const signatures: Record<UploadKind, readonly number[]> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Detects the type by the first bytes, because names can be forged. */
export function kindByContent(head: Uint8Array): UploadKind | null {
  return uploadKinds.find((kind) => signatures[kind].every((byte, at) => head[at] === byte)) ?? null;
}

export function kindByName(name: string): UploadKind | null {
  const ending = /[^.]\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return uploadKinds.find((kind) => kind === (ending === 'jpeg' ? 'jpg' : ending)) ?? null;
}
