import { useIntl } from 'react-intl';
import type { DeclaredCell } from './form-values.ts';

/** Names a cell in the language of the admin, with its place: "Net price (B12)". */
export function useCellLabel(): (declared: DeclaredCell) => string {
  const { locale } = useIntl();
  return ({ cell, labelEn, labelDe }) => {
    const label = locale.startsWith('de') ? labelDe || labelEn : labelEn || labelDe;
    return label ? `${label} (${cell})` : cell;
  };
}
