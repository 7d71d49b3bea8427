import type { Address } from '#accounts/people/address.ts'
import { type CivilStatus, isCivilStatus } from '#accounts/people/household.ts'
import { type Answer, rowsOf } from '#returns/questions/answer.ts'
import { type Canton, type Confession, cantons, type MaritalStatus } from '#tax/figures.ts'
import { type OwnedProperty, ownedProperties } from './owned-days.ts'

/** Household facts that affect the tax besides the figures. Null means unknown, so that the client must be asked. */
export type TaxFacts = {
  readonly taxYear: number
  /** Number, in the federal register, of the commune of residence on 31 December. */
  readonly communeId: number | null
  readonly civilStatus: CivilStatus | null
  readonly childrenBorn: readonly number[]
  readonly confession: Confession | null
  /** Used only to estimate the pension fund contributions on a gross salary. */
  readonly birthYear: number | null
  readonly partnerBirthYear: number | null
  readonly isPartYear: boolean
  /** First and last day of liability (YYYY-MM-DD) if it does not last the whole year; null if unknown or not limited. */
  readonly arrivedOn?: string | null
  readonly leftOn?: string | null
  readonly mealsCheaper?: Readonly<Partial<Record<'client' | 'partner', boolean>>>
  /** Paid into pillar 3a for the year before, in whole francs, if a later contribution for that year was made. */
  readonly pillar3aBefore?: Readonly<Partial<Record<'client' | 'partner', number>>>
  readonly elsewhere?: ElsewhereFacts
}

/** Property outside the canton of residence, and residence outside Switzerland for the whole year. */
export type ElsewhereFacts = {
  /** Cantons in which the client owns property, as chosen in the questions. */
  readonly cantons: readonly Canton[]
  readonly livesAbroad: boolean
  /** Worldwide amounts in cents, which set the rate of people who live abroad; null if not known. */
  readonly worldIncomeCents: number | null
  readonly worldAssetsCents: number | null
  /** All property if the client gave a day of purchase or sale; otherwise absent. */
  readonly properties?: readonly OwnedProperty[]
}

/** Registered partners are taxed like spouses, separated spouses individually (StHG Art. 3 and 35, DBG Art. 9). */
export function maritalStatusOf(status: CivilStatus): MaritalStatus {
  return status === 'married' || status === 'partnership' ? 'married' : 'single'
}

const churches: ReadonlyMap<string, Confession> = new Map([
  ['none', 'none'],
  ['reformed', 'protestant'],
  ['catholic', 'roman-catholic'],
  ['old-catholic', 'christ-catholic'],
])

/** Facts entered by an adviser for one case. If a fact is null, the client's answer or profile applies. */
export type RetainedFacts = {
  version: number
  communeId: number | null
  commune: string | null
  civilStatus: CivilStatus | null
  childrenBorn: number[] | null
  confession: Confession | null
  birthYear: number | null
  partnerBirthYear: number | null
  isPartYear: boolean | null
  /** If one of the dates is entered, both override those of the client. */
  arrivedOn: string | null
  leftOn: string | null
  livesAbroad: boolean | null
  worldIncomeCents: number | null
  worldAssetsCents: number | null
}

export type AnsweredHousehold = Omit<AnsweredFacts, 'commune'> & { communeId: number | null }

export type ProfileFacts = {
  civilStatus: string | null
  childrenBorn: readonly number[]
  addresses: readonly Pick<Address, 'communeId' | 'commune' | 'country' | 'sinceOn'>[]
}

const ofAge = 18
const nothing: AnsweredHousehold = {
  ...{ communeId: null, civilStatus: null, childrenBorn: null, confession: null, isPartYear: null },
  stay: null,
}

/** The adviser's entry for a fact overrides the client's answer, which overrides the profile. */
export function factsOf(
  taxYear: number,
  saved: RetainedFacts | null,
  answered: AnsweredHousehold | null,
  profile: ProfileFacts,
): TaxFacts {
  const content = { ...nothing, ...answered }
  const { civilStatus, childrenBorn, addresses } = profile
  const stay = stayOf(taxYear, saved, content, addresses)
  const elsewhere = elsewhereOf(saved, content.elsewhere)
  return {
    taxYear,
    communeId:
      saved?.communeId ?? content.communeId ?? lastHome(addresses, taxYear, stay?.leftOn ?? null)?.communeId ?? null,
    civilStatus:
      saved?.civilStatus ??
      content.civilStatus ??
      (civilStatus !== null && isCivilStatus(civilStatus) ? civilStatus : null),
    // Adult children give a deduction only while in education, which the profile does not record.
    childrenBorn:
      saved?.childrenBorn ??
      content.childrenBorn ??
      childrenBorn.filter((born) => born <= taxYear && taxYear - born < ofAge),
    confession: saved?.confession ?? content.confession,
    birthYear: saved?.birthYear ?? null,
    partnerBirthYear: saved?.partnerBirthYear ?? null,
    isPartYear: stay !== null,
    ...stay,
    ...(content.mealsCheaper && { mealsCheaper: content.mealsCheaper }),
    ...(content.pillar3aBefore && { pillar3aBefore: content.pillar3aBefore }),
    ...(elsewhere && { elsewhere }),
  }
}

function elsewhereOf(saved: RetainedFacts | null, answered?: ElsewhereFacts): ElsewhereFacts | null {
  const livesAbroad = saved?.livesAbroad ?? answered?.livesAbroad ?? false
  const found = answered?.cantons ?? []
  const properties = answered?.properties ?? []
  if (found.length + properties.length === 0 && !livesAbroad) return null
  const world = (key: 'worldIncomeCents' | 'worldAssetsCents') =>
    livesAbroad ? (saved?.[key] ?? answered?.[key] ?? null) : null
  return {
    ...{ cantons: found, livesAbroad },
    ...{ worldIncomeCents: world('worldIncomeCents'), worldAssetsCents: world('worldAssetsCents') },
    ...(properties.length > 0 && { properties }),
  }
}

/** Null for a whole year; otherwise its dates, as far as they are known. */
function stayOf(
  taxYear: number,
  saved: RetainedFacts | null,
  content: Pick<AnsweredHousehold, 'isPartYear' | 'stay'>,
  addresses: ProfileFacts['addresses'],
): Stay | null {
  const lived = stayIn(addresses, taxYear)
  if (!(saved?.isPartYear ?? content.isPartYear ?? lived !== null)) return null
  if (saved?.arrivedOn || saved?.leftOn) return { arrivedOn: saved.arrivedOn, leftOn: saved.leftOn }
  const { arrivedOn = null, leftOn = null } = content.stay ?? {}
  return arrivedOn === null && leftOn === null ? (lived ?? { arrivedOn, leftOn }) : { arrivedOn, leftOn }
}

/** Home on 31 December, or the last Swiss home if the client left (StHG Art. 4b; DBG Art. 105). */
export function lastHome<Lived extends { sinceOn: string | null; country: string | null }>(
  addresses: readonly Lived[],
  taxYear: number,
  leftOn: string | null,
): Lived | null {
  if (leftOn === null) return addressOn(addresses, `${taxYear}-12-31`)
  return addressOn(
    addresses.filter(({ country }) => country === 'CH'),
    leftOn,
  )
}

function addressOn<Lived extends { sinceOn: string | null }>(addresses: readonly Lived[], day: string): Lived | null {
  return addresses.find(({ sinceOn }) => sinceOn === null || sinceOn <= day) ?? null
}

type Stay = { readonly arrivedOn: string | null; readonly leftOn: string | null }

/** Arrival and departure of the year by the addresses, which are sorted newest first; no dates if there are two stays. */
function stayIn(addresses: ProfileFacts['addresses'], year: number): Stay | null {
  const crossed = addresses.filter(({ country, sinceOn }, at) => {
    const before = addresses[at + 1]
    const isWithin = sinceOn !== null && sinceOn > `${year}-01-01` && sinceOn <= `${year}-12-31`
    return isWithin && before !== undefined && (country === 'CH') !== (before.country === 'CH')
  })
  if (crossed.length === 0) return null
  const [arrivedOn = null, ...laterArrivals] = daysOf(crossed.filter(({ country }) => country === 'CH'))
  const [leftOn = null, ...laterDepartures] = daysOf(crossed.filter(({ country }) => country !== 'CH'))
  return laterArrivals.length + laterDepartures.length === 0 ? { arrivedOn, leftOn } : { arrivedOn: null, leftOn: null }
}

function daysOf(addresses: ProfileFacts['addresses']): string[] {
  return addresses.flatMap(({ sinceOn }) => sinceOn ?? [])
}

/** Answers to `moved` without an arrival or a departure. */
const stayed: ReadonlySet<string> = new Set(['no', 'abroad'])

type Stated = ReadonlyMap<string, Pick<Answer, 'value'>>

/** Household facts according to the client's answers; null if not answered. `commune` is free text. */
type AnsweredFacts = {
  [Fact in 'civilStatus' | 'childrenBorn' | 'confession' | 'isPartYear']: TaxFacts[Fact] | null
} & {
  commune: string | null
  stay: Stay | null
  mealsCheaper?: NonNullable<TaxFacts['mealsCheaper']>
  pillar3aBefore?: NonNullable<TaxFacts['pillar3aBefore']>
  elsewhere?: ElsewhereFacts
}

export function answeredFacts(answers: Stated): AnsweredFacts {
  const text = (key: string) => {
    const value = answers.get(key)?.value
    return typeof value === 'string' && value !== '' ? value : null
  }
  const status = text('joint.civil-status')
  const moved = text('joint.moved')
  // Cases answered before 28 November 2026 have a separate question.
  const elsewhere = elsewhereIn(answers, moved === 'abroad' || text('joint.lives-abroad') === 'yes')
  const mealsCheaper = { ...cheaper('client', text('client.lunch')), ...cheaper('partner', text('partner.lunch')) }
  const pillar3aBefore = { ...paidBefore('client', answers), ...paidBefore('partner', answers) }
  return {
    commune: text('joint.commune'),
    civilStatus: status !== null && isCivilStatus(status) ? status : null,
    childrenBorn: childrenIn(text('joint.children'), answers.get('joint.children-list')),
    confession: churches.get(text('client.church') ?? '') ?? null,
    isPartYear: moved === null ? null : !stayed.has(moved),
    stay:
      moved === null || stayed.has(moved)
        ? null
        : {
            arrivedOn: moved === 'left' ? null : text('joint.arrived-on'),
            leftOn: moved === 'arrived' ? null : text('joint.left-on'),
          },
    ...(Object.keys(mealsCheaper).length > 0 && { mealsCheaper }),
    ...(Object.keys(pillar3aBefore).length > 0 && { pillar3aBefore }),
    ...(elsewhere && { elsewhere }),
  }
}

function elsewhereIn(answers: Stated, livesAbroad: boolean): ElsewhereFacts | null {
  const cents = (key: string) => {
    const value = answers.get(key)?.value
    return livesAbroad && typeof value === 'number' ? value : null
  }
  const list = answers.get('joint.property-list')?.value ?? null
  const properties = ownedProperties(list)
  const chosen = rowsOf(list)
    .filter(({ fields }) => fields.country === 'CH')
    .map(({ fields }) => fields.canton)
  const found = cantons.filter((canton) => chosen.includes(canton))
  if (found.length + properties.length === 0 && !livesAbroad) return null
  const world = { worldIncomeCents: cents('joint.world-income'), worldAssetsCents: cents('joint.world-assets') }
  return { cantons: found, livesAbroad, ...world, ...(properties.length > 0 && { properties }) }
}

function cheaper(person: 'client' | 'partner', lunch: string | null) {
  return lunch === null ? {} : { [person]: lunch === 'canteen' }
}

function paidBefore(person: 'client' | 'partner', answers: Stated) {
  const cents = answers.get(`${person}.late-pillar-3a-before`)?.value
  return typeof cents === 'number' ? { [person]: Math.floor(cents / 100) } : {}
}

/** Birth years of children living with the client. For other children, the other parent gets the deduction. */
function childrenIn(has: string | null, list: Pick<Answer, 'value'> | undefined): number[] | null {
  if (has === 'no') return []
  if (has !== 'yes' || !list) return null
  return rowsOf(list.value).flatMap(({ fields: { born, lives } }) => {
    const year = typeof born === 'string' ? Number(born.slice(0, 4)) : 0
    return year > 0 && lives !== 'elsewhere' ? [year] : []
  })
}
