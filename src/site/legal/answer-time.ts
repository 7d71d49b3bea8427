import { serviceLevels } from '#content/service-levels.ts'

/** How soon a person answers on this channel, as a sentence. */
export function answerTime(...ids: string[]): string {
  return serviceLevels
    .filter(({ id }) => ids.includes(id))
    .map(({ topic, answer }) => `${topic}: ${answer}.`)
    .join(' ')
}
