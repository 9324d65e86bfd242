/** Components that other plugins may put into lists and panels of theirs. */
export { DamageMark } from '../lists/DamageMark.tsx';
export { HiddenMark } from '../lists/HiddenMark.tsx';
