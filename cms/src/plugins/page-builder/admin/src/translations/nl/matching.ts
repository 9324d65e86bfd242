import type { matching as english } from '../en/matching.ts';

export const matching: Record<keyof typeof english, string> = {
  'matching.title': 'Blokken koppelen',
  'matching.intro':
    'Deze pagina en die in {locale} zijn los van elkaar opgebouwd: ze hebben nauwelijks blokken gemeen, dus hun teksten zijn niet te vergelijken. Deze blokken lijken bij elkaar te horen, eerst dat in {locale}, dan dat hier:',
  'matching.effect':
    'Gekoppelde blokken kun je daarna vergelijken. De teksten van deze pagina blijven; ze gelden als vertalingen die nog bekeken worden, en staan in het paneel Vertaling. Met Ongedaan maken draai je alles in één stap terug.',
  'matching.match': '{count, plural, one {# blok} other {# blokken}} koppelen',
  'matching.done':
    '{count, plural, one {# blok is} other {# blokken zijn}} gekoppeld. Met Ongedaan maken draai je dit terug.',
};
