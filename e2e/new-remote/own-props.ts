export interface NoteProps {
  label: string;
}

export interface CardProps {
  title: string;
  tone?: string;
}

declare module 'shared-contracts/exposes' {
  interface OwnFragments {
    'placeholder-name/note': NoteProps;
  }
  interface OwnOverlays {
    'placeholder-name/card': CardProps;
    'placeholder-name-card': Pick<CardProps, 'title'>;
  }
}
