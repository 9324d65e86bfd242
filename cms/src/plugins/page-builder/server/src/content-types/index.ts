import { schema as section } from './section/schema.ts';
import { schema as shareLink } from './share-link/schema.ts';
import { schema as shareOpening } from './share-opening/schema.ts';

export const contentTypes = {
  section: { schema: section },
  'share-link': { schema: shareLink },
  'share-opening': { schema: shareOpening },
};
