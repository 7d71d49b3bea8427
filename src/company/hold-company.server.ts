import type { Services } from '#platform/services.ts'
import type { Company } from './company-of.ts'
import { readCompany } from './read-company.server.ts'
import { seedCompany } from './seed-company.ts'

/** How long nobody asks again after the database did not answer. */
const restMs = 1_000

/**
 * What the firm says of itself, held in the memory of one server: read when it is first asked for and again once `forget`
 * was called. While the database does not answer, what was known last counts.
 */
export function holdCompany({ db, log }: Pick<Services, 'db' | 'log'>) {
  let held: Promise<Company> | null = null
  let last = seedCompany

  function read(): Promise<Company> {
    const reading = readCompany({ db, log }).then(
      (company) => {
        // Told meanwhile that it has changed, another reading is or will be under way.
        if (held === reading) last = company
        return company
      },
      (error: unknown) => {
        log.warn({ err: error }, 'the facts about the firm could not be read: those known last count')
        setTimeout(() => {
          if (held === reading) held = null
        }, restMs).unref()
        return last
      },
    )
    held = reading
    return reading
  }

  return {
    now: () => held ?? read(),
    /** What was known last, without asking. */
    last: () => last,
    forget: () => {
      held = null
    },
  }
}

export type HeldCompany = ReturnType<typeof holdCompany>
