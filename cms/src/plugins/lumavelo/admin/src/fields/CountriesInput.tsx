import { COUNTRIES, type Country, isCountry } from '@lumavelo/blocks/site';
import { Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldInputProps } from 'strapi-plugin-page-builder/admin';
import { useTranslation } from '../text/use-translation.ts';

/** The field `plugin::lumavelo.countries`: the countries an entry belongs to; none means all. */
export default function CountriesInput(props: FieldInputProps) {
  const { name, label, hint, labelAction, required = false, disabled = false } = props;
  const { t } = useTranslation();
  const { value, error, onChange } = useField<unknown>(name);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const unknown = chosen.filter((code) => !isCountry(code));

  const toggle = (country: Country) => {
    const next = COUNTRIES.filter((code) => (code === country ? !chosen.includes(code) : chosen.includes(code)));
    onChange(name, next.length > 0 ? next : null);
  };

  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex
        role="group"
        aria-label={typeof label === 'string' ? label : name}
        gap={5}
        wrap="wrap"
        paddingTop={1}
        paddingBottom={1}
      >
        {COUNTRIES.map((country) => (
          <Checkbox
            key={country}
            checked={chosen.includes(country)}
            disabled={disabled}
            onCheckedChange={() => toggle(country)}
          >
            {t(`countries.${country}`)}
          </Checkbox>
        ))}
      </Flex>
      {chosen.length === 0 && !hint && (
        <Typography variant="pi" textColor="neutral600">
          {t('countries.all')}
        </Typography>
      )}
      {unknown.map((code) => (
        <Typography key={String(code)} role="alert" variant="pi" textColor="danger600">
          {t('countries.unknown', { code: String(code) })}
        </Typography>
      ))}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
