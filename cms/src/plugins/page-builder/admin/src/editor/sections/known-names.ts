import { type Block, readSectionId, readSectionName, type SavedSections } from 'page-format';

/** Names that sections have now, by their ids, as far as the editor has heard of them. */
const names = new Map<string, string>();

export function noteNames(sections: SavedSections): void {
  for (const [id, section] of Object.entries(sections)) if (section) names.set(id, section.name);
}

/** The name of the section that a block stands for: as it is now, else as it was when it was placed. */
export function nameSection(block: Pick<Block, 'type' | 'props'>): string {
  return names.get(readSectionId(block) ?? '') ?? readSectionName(block);
}
