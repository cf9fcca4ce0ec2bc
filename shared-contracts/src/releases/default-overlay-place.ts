/** Place of an overlay for which its release declares none. In a file of its own, because browsers need it without schemas. */
export const defaultOverlayPlace = { kind: 'modal', width: 495 } as const;
