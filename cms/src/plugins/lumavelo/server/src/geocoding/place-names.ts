/**
 * Places under names that people give them besides those of our languages (`TOWN_NAMES`). Left as it is written, right
 * as the gazetteer has it.
 */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  "'s-gravenhage": 'the hague',
  'den bosch': "'s-hertogenbosch",
  lyons: 'lyon',
  marseilles: 'marseille',
};
