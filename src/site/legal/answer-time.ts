import { serviceLevels } from '#content/service-levels.ts'

export function answerTime(...ids: string[]): string {
  return serviceLevels
    .filter(({ id }) => ids.includes(id))
    .map(({ topic, answer }) => `${topic}: ${answer}.`)
    .join(' ')
}
