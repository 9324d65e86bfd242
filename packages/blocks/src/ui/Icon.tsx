/** An arrow to the right: this leads somewhere. */
export const ARROW = 'M4 12h15m-6-6 6 6-6 6';

interface IconProps {
  /** A path on a field of 24 × 24. */
  path: string;
  /** How wide its lines are; without lines it is filled. */
  lines?: number | undefined;
  size?: number;
  className?: string;
}

/** A drawing for the eyes alone; words beside it say what it means. */
export function Icon({ path, lines = 2.25, size = 24, className }: IconProps) {
  const drawn = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: lines,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} {...(lines > 0 ? drawn : { fill: 'currentColor' })} />
    </svg>
  );
}
