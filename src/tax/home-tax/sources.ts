import type { Home } from '#tax/withholding/residence.ts'

export type HomeSource = { readonly law: string; readonly href: string }

/** Where the scales of each state of residence can be read. */
export const homeSources: Readonly<Record<Exclude<Home, 'no'>, readonly HomeSource[]>> = {
  DE: [
    { law: 'EStG § 32a', href: 'https://www.gesetze-im-internet.de/estg/__32a.html' },
    { law: 'SolzG § 3, 4', href: 'https://www.gesetze-im-internet.de/solzg_1995/__3.html' },
  ],
  FR: [
    {
      law: 'CGI Art. 197 (service-public.fr F1419)',
      href: 'https://www.service-public.fr/particuliers/vosdroits/F1419',
    },
  ],
  IT: [
    {
      law: 'TUIR Art. 11, 13, 165',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1986-12-22;917',
    },
    { law: 'Act 83/2023 Art. 4', href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2023-06-13;83' },
  ],
  AT: [
    {
      law: 'EStG § 33, 67',
      href: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004570',
    },
    { law: 'Scale of 2026 (WKO)', href: 'https://www.wko.at/oe/steuern/einkommen-koerperschaftsteuer-2026' },
  ],
  LI: [
    { law: 'SteG Art. 19, 75', href: 'https://www.gesetze.li/konso/2010340000' },
    {
      law: 'Steps of the scale (PwC)',
      href: 'https://taxsummaries.pwc.com/liechtenstein/individual/taxes-on-personal-income',
    },
  ],
}
