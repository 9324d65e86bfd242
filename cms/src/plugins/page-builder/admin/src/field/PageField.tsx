import { Field, Typography } from '@strapi/design-system';
import { lazy, Suspense } from 'react';
import { useText } from '../text/use-text.ts';
import type { FieldInputProps } from './input-props.ts';

const PageInput = lazy(() => import('./PageInput.tsx'));

/** The page's field while the rest of it is on its way: Strapi calls a field unsupported whose component it waits for. */
export default function PageField(props: FieldInputProps) {
  const { name, label, labelAction, required = false } = props;
  const { say } = useText();
  const waiting = (
    <Field.Root name={name} id={name} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Typography role="status" textColor="neutral600">
        {say('field.loading')}
      </Typography>
    </Field.Root>
  );
  return (
    <Suspense fallback={waiting}>
      <PageInput {...props} />
    </Suspense>
  );
}
