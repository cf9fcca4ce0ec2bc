import type { ContentBlock, StoryNode } from 'shared-contracts/api/content';

/** The pieces of a page as a CMS delivers them: each a component with its fields, all in one `page`. */
export function toStory(content: readonly ContentBlock[]): StoryNode {
  return {
    component: 'page',
    fields: {},
    children: content.map(({ component, ...fields }) => ({ component, fields, children: [] })),
  };
}
