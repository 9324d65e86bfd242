import { Checkbox, Flex, Typography } from '@strapi/design-system';

interface LocaleChoiceProps {
  legend: string;
  locales: readonly string[];
  chosen: readonly string[];
  /** @param chosen in the order of `locales` */
  onChange(chosen: string[]): void;
}

/** Chooses some of the languages of an entry. */
export function LocaleChoice({ legend, locales, chosen, onChange }: LocaleChoiceProps) {
  return (
    <Flex tag="fieldset" direction="column" alignItems="flex-start" gap={2} borderWidth={0} margin={0} padding={0}>
      <Typography tag="legend" variant="pi" fontWeight="bold" paddingBottom={2}>
        {legend}
      </Typography>
      {locales.map((locale) => (
        <Checkbox
          key={locale}
          checked={chosen.includes(locale)}
          onCheckedChange={(isChosen) =>
            onChange(locales.filter((other) => (other === locale ? isChosen : chosen.includes(other))))
          }
        >
          {locale}
        </Checkbox>
      ))}
    </Flex>
  );
}
