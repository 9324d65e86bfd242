import { useId } from 'react';
import { Select } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { Row } from './parts.ts';
import { FORMATS, type Format } from './read-file.ts';

/** Chooses what kind of file is written. */
export function FormatChoice({ format, onChoose }: { format: Format; onChoose(format: Format): void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{t('translationFile.format')}</label>
      <Select id={id} value={format} onChange={({ target }) => onChoose(target.value as Format)}>
        {FORMATS.map((name) => (
          <option key={name} value={name}>
            {t(`translationFile.format.${name}`)}
          </option>
        ))}
      </Select>
    </Row>
  );
}
