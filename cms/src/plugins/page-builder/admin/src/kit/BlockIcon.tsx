import * as icons from '@strapi/icons';
import { PuzzlePiece } from '@strapi/icons';
import { type ComponentType, memo, type SVGProps } from 'react';

const byName = icons as unknown as Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>> | undefined>>;

/** The icon a block names in its declaration; a puzzle piece where the name is unknown or missing. */
export const BlockIcon = memo(function BlockIcon({ name }: { name: string | undefined }) {
  const Icon = (name && byName[name]) || PuzzlePiece;
  return <Icon aria-hidden width={14} height={14} />;
});
