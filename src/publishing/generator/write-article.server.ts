import type { TextService } from '#platform/ai/text-service.ts'
import { TextServiceError } from '#platform/ai/text-service.ts'
import { articlePrompt, materialOf, repairPrompt } from './article-prompt.ts'
import { checkArticle } from './check-article.ts'
import type { Finding, RunReason } from './run.ts'
import { maxOutputTokens, readWritten, type WrittenArticle } from './written-article.ts'

type Subject = { topic: string; category: string; today: string }
export type WriteOutcome = { tokens: number } & (
  | { ok: true; article: WrittenArticle }
  | { ok: false; reason: RunReason; findings: Finding[] }
)

/** Writes and checks an article; if checks fail, rewrites it once using their findings. `onStep` reports progress. */
export async function writeArticle(
  textService: TextService,
  subject: Subject,
  onStep: (step: 'writing' | 'checking' | 'repairing') => Promise<void>,
): Promise<WriteOutcome> {
  let tokens = 0
  let prompt = articlePrompt(subject)
  let last: { reason: RunReason; findings: Finding[] } = { reason: 'format', findings: [] }
  for (const step of ['writing', 'repairing'] as const) {
    await onStep(step)
    const answer = await textService.write({ prompt, maxOutputTokens }).catch((error: unknown) => {
      if (error instanceof TextServiceError) return error
      throw error
    })
    if (answer instanceof TextServiceError)
      return { ok: false, reason: 'service', findings: [{ check: 'service', detail: answer.message }], tokens }
    tokens += answer.tokens
    await onStep('checking')
    const read = readWritten(answer.text)
    const findings: Finding[] = read.ok
      ? checkArticle(read.article, materialOf(subject), subject.today)
      : [{ check: 'shape', detail: `${read.reason}: ${read.detail}` }]
    if (read.ok && findings.length === 0) return { ok: true, article: read.article, tokens }
    last = { reason: read.ok ? 'checks' : 'format', findings }
    prompt = repairPrompt(subject, answer.text, findings)
  }
  return { ok: false, ...last, tokens }
}
