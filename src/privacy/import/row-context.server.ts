import { listAssignableStaff } from '#accounts/team/recipient-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import {
  type CommuneIndex,
  communesOfPostcode,
  type FoundCommune,
  isCommuneName,
  isWrittenOut,
} from '#tax/communes/search-communes.ts'
import { communes } from '#tax/figures.server.ts'
import { publishedYears } from '#tax/figures.ts'
import { plainHeading } from './import-fields.ts'
import type { Place, RowContext } from './read-row.ts'

/** Loads what reading rows needs. Places are looked up once each, because a firm's clients live in few of them. */
export async function loadRowContext({ db, now }: Pick<Services, 'db' | 'now'>): Promise<RowContext> {
  const loaded = communes(Math.max(...publishedYears))
  const index: CommuneIndex = 'ok' in loaded ? [] : loaded
  const places = new Map<string, Place>()
  const staff = (await listAssignableStaff(db)).map(({ id, name, email }) => {
    const [first = '', ...rest] = plainHeading(name).split(' ')
    return {
      id,
      names: [
        plainHeading(name),
        plainHeading(email),
        `${first.slice(0, 1)} ${rest.join(' ')}`,
        `${rest.join(' ')} ${first}`,
      ],
    }
  })
  return {
    today: swissDay(now()),
    findPlace(requested) {
      const key = JSON.stringify(requested)
      const known = places.get(key) ?? placeOf(index, requested)
      places.set(key, known)
      return known
    },
    findAdviser(text) {
      const found = staff.filter(({ names }) => names.includes(plainHeading(text)))
      return found.length === 1 ? (found[0]?.id ?? null) : null
    },
  }
}

type Requested = Parameters<RowContext['findPlace']>[0]

/** The only commune that fits. If there are several or none, only the canton is known. */
function placeOf(index: CommuneIndex, requested: Requested): Place {
  const { postcode, town, commune, canton } = requested
  const ofCanton = <Found extends FoundCommune>(found: readonly Found[]) =>
    canton === null ? found : found.filter((one) => one.canton === canton)
  const nearby = ofCanton(postcode === '' ? index : communesOfPostcode(index, postcode))
  const only = (found: readonly FoundCommune[]) => (found.length === 1 ? (found[0] ?? null) : null)
  const named = (name: string) => (name === '' ? null : only(nearby.filter((one) => isCommuneName(one.name, name))))
  const found =
    commune === ''
      ? ((postcode === '' ? null : only(nearby)) ??
        named(town) ??
        (postcode === '' || town === '' ? null : only(nearby.filter((one) => isWrittenOut(one, town)))))
      : (named(commune) ?? only(ofCanton(index.filter((one) => isCommuneName(one.name, commune)))))
  return found
    ? { communeId: found.bfsId, commune: found.name, canton: found.canton }
    : { communeId: null, commune: null, canton }
}
