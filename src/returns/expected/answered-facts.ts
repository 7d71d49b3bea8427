import { isCivilStatus } from '#accounts/household.ts'
import { type Answer, rowsOf } from '#returns/questions/answer.ts'
import type { Confession } from '#tax/figures.ts'
import type { TaxFacts } from './tax-facts.ts'

const churches: ReadonlyMap<string, Confession> = new Map([
  ['none', 'none'],
  ['reformed', 'protestant'],
  ['catholic', 'roman-catholic'],
  ['old-catholic', 'christ-catholic'],
])

/** What the client has answered of what counts beside the figures; `commune` as they wrote it. What is not answered is null. */
export type AnsweredFacts = {
  [Fact in 'civilStatus' | 'childrenBorn' | 'confession' | 'isPartYear']: TaxFacts[Fact] | null
} & {
  commune: string | null
  /** Whether the employer makes meals cheaper; absent where nobody has said. */
  mealsCheaper?: NonNullable<TaxFacts['mealsCheaper']>
}

/** Reads the answers of a return; those whose branch has closed count no longer. */
export function answeredFacts(answers: ReadonlyMap<string, Answer>): AnsweredFacts {
  const text = (key: string) => {
    const value = answers.get(key)?.value
    return typeof value === 'string' && value !== '' ? value : null
  }
  const status = text('joint.civil-status')
  const moved = text('joint.moved')
  const mealsCheaper = { ...cheaper('client', text('client.lunch')), ...cheaper('partner', text('partner.lunch')) }
  return {
    commune: text('joint.commune'),
    civilStatus: status !== null && isCivilStatus(status) ? status : null,
    childrenBorn: childrenIn(text('joint.children'), answers.get('joint.children-list')),
    confession: churches.get(text('client.church') ?? '') ?? null,
    isPartYear: moved === null ? null : moved !== 'no',
    ...(Object.keys(mealsCheaper).length > 0 && { mealsCheaper }),
  }
}

function cheaper(person: 'client' | 'partner', lunch: string | null) {
  return lunch === null ? {} : { [person]: lunch === 'canteen' }
}

/** Children who live elsewhere are for the other parent to deduct. */
function childrenIn(has: string | null, list: Answer | undefined): number[] | null {
  if (has === 'no') return []
  if (has !== 'yes' || !list) return null
  return rowsOf(list.value).flatMap(({ fields: { born, lives } }) => {
    const year = typeof born === 'string' ? Number(born.slice(0, 4)) : 0
    return year > 0 && lives !== 'elsewhere' ? [year] : []
  })
}
