import type { Canton } from '#tax/figures.ts'

const names: readonly (readonly [canton: Canton, slug: string, label: string])[] = [
  ['AG', 'aargau', 'Aargau'],
  ['AI', 'appenzell-innerrhoden', 'Appenzell Innerrhoden'],
  ['AR', 'appenzell-ausserrhoden', 'Appenzell Ausserrhoden'],
  ['BL', 'basel-landschaft', 'Basel-Landschaft'],
  ['BS', 'basel-stadt', 'Basel-Stadt'],
  ['BE', 'bern', 'Bern'],
  ['FR', 'fribourg', 'Fribourg'],
  ['GE', 'geneva', 'Genève'],
  ['GL', 'glarus', 'Glarus'],
  ['GR', 'graubuenden', 'Graubünden'],
  ['JU', 'jura', 'Jura'],
  ['LU', 'luzern', 'Luzern'],
  ['NE', 'neuchatel', 'Neuchâtel'],
  ['NW', 'nidwalden', 'Nidwalden'],
  ['OW', 'obwalden', 'Obwalden'],
  ['SG', 'st-gallen', 'St. Gallen'],
  ['SH', 'schaffhausen', 'Schaffhausen'],
  ['SZ', 'schwyz', 'Schwyz'],
  ['SO', 'solothurn', 'Solothurn'],
  ['TG', 'thurgau', 'Thurgau'],
  ['TI', 'ticino', 'Ticino'],
  ['UR', 'uri', 'Uri'],
  ['VS', 'valais', 'Valais'],
  ['VD', 'vaud', 'Vaud'],
  ['ZG', 'zug', 'Zug'],
  ['ZH', 'zurich', 'Zürich'],
]

export const cantonOptions = names.map(([, value, label]) => ({ value, label }))

const byCode = new Map(names.map(([canton, slug, label]) => [canton, { slug, label }]))

export function cantonBySlug(written: string): Canton | undefined {
  const requested = written.trim().toLowerCase()
  return names.find(([canton, slug]) => slug === requested || canton.toLowerCase() === requested)?.[0]
}

export function cantonSlug(canton: Canton): string {
  return byCode.get(canton)?.slug ?? canton.toLowerCase()
}

export function cantonLabel(canton: Canton): string {
  return byCode.get(canton)?.label ?? canton
}
