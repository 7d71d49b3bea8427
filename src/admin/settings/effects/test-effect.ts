import type { World } from '#test/world.ts'

/** What a setting does, seen on a server on which nobody saved it. */
export type Effect = {
  /** Which form sends it; the settings of the firm unless said otherwise. */
  form?: 'firm' | 'company' | 'emails' | 'appointments'
  /** The fields of that form. */
  saved: Record<string, string>
  /** Settings of the firm that have to be so for it to show. */
  given?: Record<string, string>
  /** The world in which it shows; an empty one unless said otherwise. */
  world?: () => Promise<World>
  /** Acts on the other server and says what came of it. Called before the setting is saved and after. */
  seen(other: World): Promise<unknown>
  before: unknown
  after: unknown
}

/** Effects by the keys of their settings. */
export type Effects = Record<string, Effect>
