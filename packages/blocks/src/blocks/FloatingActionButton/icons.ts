/** The icons to choose from, as paths of a 24 × 24 drawing in lines. */
export const ICONS = {
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  chat: 'M4 5h16v11H9l-5 4ZM8 9h8m-8 3h5',
  mail: 'M3 6h18v12H3Zm0 1 9 7 9-7',
  calculator: 'M6 3h12v18H6Zm3 4h6m-6 5h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  calendar: 'M4 6h16v14H4Zm0 4h16M8 3v4m8-4v4',
  bike: 'M9 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm14 0a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM5 16l4-8h6l4 8M9 8 12 16h-7m7 0 4-8m-2-3h2l1 3M7 6h4',
} as const;
