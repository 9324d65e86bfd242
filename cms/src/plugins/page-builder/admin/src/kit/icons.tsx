import type { ReactNode } from 'react';

/** Icons that `@strapi/icons` does not have, drawn on the same grid of 32 and in the colour of the text around. */

export function UndoIcon() {
  return (
    <Drawing>
      <path d="M11 7 5 13l6 6" />
      <path d="M5 13h14a7 7 0 0 1 0 14h-6" />
    </Drawing>
  );
}

export function RedoIcon() {
  return (
    <Drawing>
      <path d="m21 7 6 6-6 6" />
      <path d="M27 13H13a7 7 0 0 0 0 14h6" />
    </Drawing>
  );
}

/** Not equal. */
export function DifferIcon() {
  return (
    <Drawing>
      <path d="M6 12h20M6 20h20M20 5l-8 22" />
    </Drawing>
  );
}

/** The same thing in two places. */
export function SyncIcon() {
  return (
    <Drawing>
      <path d="M26 13A11 11 0 0 0 6 10l-2 2M6 19a11 11 0 0 0 20 3l2-2" />
      <path d="M4 5v7h7M28 27v-7h-7" />
    </Drawing>
  );
}

export function DesktopIcon() {
  return (
    <Drawing>
      <rect x="3" y="5" width="26" height="17" rx="2" />
      <path d="M11 28h10M16 22v6" />
    </Drawing>
  );
}

export function TabletIcon() {
  return (
    <Drawing>
      <rect x="6" y="3" width="20" height="26" rx="3" />
      <path d="M14 25h4" />
    </Drawing>
  );
}

export function MobileIcon() {
  return (
    <Drawing>
      <rect x="9" y="3" width="14" height="26" rx="3" />
      <path d="M15 25h2" />
    </Drawing>
  );
}

export function FreeWidthIcon() {
  return (
    <Drawing>
      <path d="M4 5v22M28 5v22M9 16h14M13 11l-5 5 5 5M19 11l5 5-5 5" />
    </Drawing>
  );
}

export function AllScreensIcon() {
  return (
    <Drawing>
      <rect x="2" y="7" width="14" height="18" rx="2" />
      <rect x="19" y="9" width="6" height="16" rx="1.5" />
      <path d="M30 11v14" />
    </Drawing>
  );
}

export function CopyIcon() {
  return (
    <Drawing>
      <rect x="11" y="11" width="17" height="17" rx="2" />
      <path d="M21 11V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h5" />
    </Drawing>
  );
}

export function PasteIcon() {
  return (
    <Drawing>
      <rect x="5" y="6" width="22" height="22" rx="2" />
      <path d="M12 3h8v6h-8zM16 14v8M12.500 18.500 16 22l3.500-3.500" />
    </Drawing>
  );
}

export function StepOutIcon() {
  return (
    <Drawing>
      <rect x="4" y="4" width="24" height="24" rx="2" strokeDasharray="4 4" />
      <path d="M21 21 12 12M12 18v-6h6" />
    </Drawing>
  );
}

/** A window with a side at the right. */
export function SideIcon() {
  return (
    <Drawing>
      <rect x="4" y="5" width="24" height="22" rx="2" />
      <path d="M20 5v22" />
    </Drawing>
  );
}

export function MoreIcon() {
  return (
    <Drawing>
      <path d="M6 16h.01M16 16h.01M26 16h.01" strokeWidth="4.500" />
    </Drawing>
  );
}

/** A drawing on the grid of 32, in the colour of the text around. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
