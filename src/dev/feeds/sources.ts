import { type NewsSource, newsSources } from '#content/news-sources.ts'
import { demoSources } from './demo-sources.ts'

export function sourcesFor({ MODE, PUBLIC_URL }: { MODE: string; PUBLIC_URL: string }): readonly NewsSource[] {
  return MODE === 'demo' ? demoSources(PUBLIC_URL) : newsSources
}
