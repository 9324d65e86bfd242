import { Flex, Radio, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/strapi/admin';
import { useId } from 'react';
import type { BaseIssue, LastChange } from '../../../shared/save-terms.ts';
import { describeValue } from '../text/describe-value.ts';
import { type TFunction, useTranslation } from '../text/use-translation.ts';
import { describeEntryValue } from './describe-entry-value.ts';
import type { EntryAddress } from './entry-address.ts';
import { chooseSide, type OpenConflict, type Side } from './open-conflicts.ts';

/** The fields that two people changed, each with both values to choose from. The form keeps what was typed. */
export default function FieldChoices({ entry, conflict }: { entry: EntryAddress; conflict: OpenConflict }) {
  const { t } = useTranslation();
  const { form, contentType, layout } = useContentManagerContext();
  const values = (form as { values: Record<string, unknown> }).values;
  const { issues, choices, changed } = conflict;
  const isSettled = issues.every(({ field }) => choices[field]);
  const labels = layout.edit.metadatas as Record<string, { label?: string } | undefined>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography role="alert">
        {explain(changed, t)} {t(isSettled ? 'conflict.saveAgain' : 'conflict.choose')}
      </Typography>
      {issues.map((issue) => (
        <FieldChoice
          key={issue.field}
          label={labels[issue.field]?.label ?? issue.field}
          issue={issue}
          type={contentType?.attributes[issue.field]}
          mine={values[issue.field]}
          side={choices[issue.field]}
          onChoose={(side) => chooseSide(entry, issue.field, side)}
        />
      ))}
    </Flex>
  );
}

/** Who else saved the entry, and when, as far as that is known. */
function explain({ by, at }: LastChange, t: TFunction): string {
  const when = at ? new Date(at).toLocaleString() : '';
  if (by) return t('conflict.by', { by, when });
  return t('conflict.bySomebody', { when });
}

interface FieldChoiceProps {
  label: string;
  issue: BaseIssue;
  type: object | undefined;
  mine: unknown;
  side: Side | undefined;
  onChoose(side: Side): void;
}

function FieldChoice({ label, issue, type, mine, side, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const offer = (option: Side, value: unknown) => {
    const shown = describeEntryValue(type, value ?? '');
    if (shown === undefined) return t(`conflict.${option}AsItIs`);
    return t(`conflict.${option}`, { value: describeValue(shown, t) });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography id={name} fontWeight="bold">
        {label}
      </Typography>
      <Radio.Group aria-labelledby={name} value={side ?? ''} onValueChange={(chosen) => onChoose(chosen as Side)}>
        <Radio.Item value="mine">{offer('mine', mine)}</Radio.Item>
        {'current' in issue && <Radio.Item value="theirs">{offer('theirs', issue.current)}</Radio.Item>}
      </Radio.Group>
    </Flex>
  );
}
