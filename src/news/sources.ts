import { type NewsSource, newsSources } from '#content/news-sources.ts'
import { demoSources } from './dev/demo-sources.ts'

/** The feeds that are read: those of the list, in the demo world those that this program serves itself. */
export function sourcesFor({ MODE, PUBLIC_URL }: { MODE: string; PUBLIC_URL: string }): readonly NewsSource[] {
  return MODE === 'demo' ? demoSources(PUBLIC_URL) : newsSources
}
