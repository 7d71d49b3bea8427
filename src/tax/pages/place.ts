import { type FoundCommune, isCommuneName, isWrittenOut, searchCommunes } from '#tax/communes/search-communes.ts'
import type { FieldError, FieldErrors } from '#tax/fields/error.ts'
import type { Canton, CommuneFigures } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'

export type Place = {
  readonly figures: YearFigures
  readonly commune: CommuneFigures
  readonly canton: Canton
  readonly notes: readonly Flag[]
}

/** Result if no commune matches the text or if it is ambiguous; `choices` are the names of the equally good matches. */
export type NoPlace = { readonly ok: false; readonly errors: FieldErrors; readonly choices: readonly string[] }

type PlaceInput = {
  year: number
  canton?: Canton | undefined
  commune?: string | undefined
  choice?: string | undefined
  /** Accepts only full names, for cases in which visitors do not check the result: 'Berlin' must not find Berlingen. */
  isWhole?: boolean
}

const maxChoices = 8

export function findPlace(
  source: FiguresSource,
  { year, canton, commune, choice, isWhole = false }: PlaceInput,
): { ok: true; place: Place } | NoPlace {
  const index = source.communes(year)
  if ('ok' in index) return notPublished(year)
  const request = choice ?? commune
  if (!request) {
    if (canton) return placeIn(source, year, { canton })
    return noPlace('commune', 'place-missing')
  }
  const everywhere = searchCommunes(index, request, 60).filter((found) => !isWhole || isWrittenOut(found, request))
  const inside = everywhere.filter((found) => !canton || found.canton === canton)
  const matches = inside.length > 0 ? inside : everywhere
  const exact = matches.filter(({ name }) => isCommuneName(name, request))
  const found = exact.length === 1 ? exact[0] : matches.length === 1 ? matches[0] : undefined
  if (found) return placeIn(source, year, found, canton)
  if (matches.length === 0) return noPlace('commune', { code: 'place-unmatched', values: { requested: request } })
  const choices = (exact.length > 1 ? exact : matches).slice(0, maxChoices).map(({ name }) => name)
  return { ...noPlace('commune', 'place-ambiguous'), choices }
}

function placeIn(
  source: FiguresSource,
  year: number,
  found: { canton: Canton } | FoundCommune,
  requested?: Canton,
): { ok: true; place: Place } | NoPlace {
  const read = source.readFigures(year, found.canton)
  if (!read.ok) return notPublished(year)
  const bfsId = 'bfsId' in found ? found.bfsId : read.canton.rules.capitalCommune
  const commune = findCommune(read.canton, bfsId)
  if (!commune) return noPlace('commune', 'place-without-figures')
  const { canton } = found
  const notes: Flag[] = []
  if (requested && requested !== canton) {
    notes.push({ code: 'other-canton', values: { commune: commune.name, used: canton, requested } })
  }
  if (!('bfsId' in found)) notes.push({ code: 'capital', values: { commune: commune.name } })
  return { ok: true, place: { figures: { canton: read.canton, federal: read.federal }, commune, canton, notes } }
}

export function noPlace(field: string, error: FieldError): NoPlace {
  return { ok: false, errors: { [field]: error }, choices: [] }
}

function notPublished(year: number): NoPlace {
  return noPlace('year', { code: 'year-not-published', values: { year } })
}

/** Field values to replace: the commune that the visitor chose from the list overrides the typed text. */
export function resolved(parameters: URLSearchParams): Record<string, string> {
  const choice = parameters.get('choice')
  return choice ? { commune: choice } : {}
}
