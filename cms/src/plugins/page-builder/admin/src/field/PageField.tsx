import { Field, Typography } from '@strapi/design-system';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { blocks } from '../api/blocks.ts';
import type { FieldInputProps } from '../api/field-input.ts';
import { useTranslation } from '../text/use-translation.ts';

/** The field itself, with the definitions of the project's blocks; in its place, the reason why these cannot be used. */
const PageInput = lazy(async (): Promise<{ default: ComponentType<FieldInputProps> }> => {
  try {
    const [loaded] = await Promise.all([import('./PageInput.tsx'), blocks.loadRegistry()]);
    return loaded;
  } catch (error) {
    console.error(error);
    const { message } = error as Error;
    return { default: (props) => <UnusableField {...props} message={message} /> };
  }
});

/** The page's field while the rest of it is on its way: Strapi calls a field unsupported whose component it waits for. */
export default function PageField(props: FieldInputProps) {
  const { t } = useTranslation();
  const waiting = (
    <Frame {...props}>
      <Typography role="status" textColor="neutral600">
        {t('field.loading')}
      </Typography>
    </Frame>
  );
  return (
    <Suspense fallback={waiting}>
      <PageInput {...props} />
    </Suspense>
  );
}

function UnusableField({ message, ...props }: FieldInputProps & { message: string }) {
  const { t } = useTranslation();
  return (
    <Frame {...props}>
      <Typography role="alert" textColor="danger600">
        {t('field.unusable', { message })}
      </Typography>
    </Frame>
  );
}

function Frame({ name, label, labelAction, required = false, children }: FieldInputProps & { children: ReactNode }) {
  return (
    <Field.Root name={name} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {children}
    </Field.Root>
  );
}
