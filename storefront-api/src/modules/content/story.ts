import type { ContentBlock, StoryNode } from 'shared-contracts/api/content';

/** Converts the blocks of a page to the format of a headless CMS: one component per block, as children of a `page`. */
export function toStory(content: readonly ContentBlock[]): StoryNode {
  return {
    component: 'page',
    fields: {},
    children: content.map(({ component, ...fields }) => ({ component, fields, children: [] })),
  };
}
