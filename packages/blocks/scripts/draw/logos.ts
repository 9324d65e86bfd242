/** Marks of invented companies, 480 by 200, on white. Lettering is drawn in outline-like shapes by the system's sans. */

const FONT = 'font-family="Liberation Sans, Arial, sans-serif" font-weight="700"';

const logo = (mark: string, text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200" width="480" height="200"><rect width="480" height="200" fill="#fff"/>${mark}${text}</svg>`;

export const LOGOS: Readonly<Record<string, string>> = {
  grachtwerk: logo(
    '<g transform="translate(40 52)" fill="#0f3b2e"><path d="M0 96V34h12V20h12V6h16v14h12v14h12v62Z"/><path d="M76 96V40L104 4l28 36v56Z" fill="#1f7a55"/></g><path d="M36 164q16 -10 34 0t34 0 34 0 34 0" fill="none" stroke="#f2672a" stroke-width="7" stroke-linecap="round"/>',
    `<text x="196" y="122" ${FONT} font-size="44" letter-spacing="-1.5" fill="#0f3b2e">grachtwerk</text>`,
  ),
  nordlicht: logo(
    '<g transform="translate(84 100)"><circle r="46" fill="#143f75"/><path d="M-34 22Q-20 -34 0 -6T34 -24" fill="none" stroke="#7fd6b4" stroke-width="9" stroke-linecap="round"/><path d="M-26 34Q-8 -8 8 14T38 2" fill="none" stroke="#b7ecd8" stroke-width="6" stroke-linecap="round"/></g>',
    `<text x="150" y="98" ${FONT} font-size="42" letter-spacing="1" fill="#143f75">NORDLICHT</text><text x="152" y="132" ${FONT} font-size="22" letter-spacing="9" fill="#1d5fae">ENERGIE</text>`,
  ),
  pomme: logo(
    '<g transform="translate(86 104)"><path d="M0 -26C-16 -46 -52 -34 -50 6C-48 40 -20 58 0 46C20 58 48 40 50 6C52 -34 16 -46 0 -26Z" fill="#b8352a"/><path d="M0 -28Q2 -52 22 -60Q22 -36 0 -28Z" fill="#1f7a55"/><path d="M-30 -8Q-30 -24 -18 -24" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/></g>',
    `<text x="156" y="90" font-family="Liberation Serif, serif" font-style="italic" font-size="34" fill="#5b2a22">Maison</text><text x="154" y="140" font-family="Liberation Serif, serif" font-weight="700" font-size="56" letter-spacing="-1" fill="#5b2a22">Pomme</text>`,
  ),
  kubik: logo(
    '<g transform="translate(86 100)"><path d="M0 -52L46 -26L0 0L-46 -26Z" fill="#f2672a"/><path d="M-46 -18L-4 6V56L-46 32Z" fill="#101613"/><path d="M46 -18L4 6V56L46 32Z" fill="#5b655f"/></g>',
    `<text x="158" y="112" ${FONT} font-size="58" letter-spacing="-3" fill="#101613">kubik</text><text x="162" y="144" font-family="Liberation Sans, Arial, sans-serif" font-size="20" letter-spacing="6.4" fill="#5b655f">ARCHITEKTEN</text>`,
  ),
};
