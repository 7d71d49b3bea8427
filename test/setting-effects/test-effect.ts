import type { World } from '#test/world.ts'

export type Effect = {
  /** Name of the settings form that contains the setting; `firm` by default. */
  form?: 'firm' | 'company' | 'emails' | 'appointments'
  saved: Record<string, string>
  given?: Record<string, string>
  /** Creates the test context in which the effect is visible; an empty one by default. */
  world?: () => Promise<World>
  seen(other: World): Promise<unknown>
  before: unknown
  after: unknown
}

export type Effects = Record<string, Effect>
