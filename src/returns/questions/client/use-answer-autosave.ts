import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { SaveResult } from '#design/form/autosave.ts'
import { useAutosave } from '#design/form/use-autosave.ts'
import type { QuestionsAnswer } from './questions-answer.ts'

/**
 * Autosaves an answer: choices immediately, text on blur. A save ends only when the page has loaded the new version,
 * because the next save must send it.
 */
export function useAnswerAutosave(key: string, question: RefObject<HTMLElement | null>) {
  const fetcher = useFetcher<QuestionsAnswer>({ key: `answer ${key}` })
  const end = useRef<(() => void) | null>(null)

  function save(element: HTMLElement): Promise<SaveResult> {
    const sent = new FormData()
    for (const [name, value] of new FormData(element.closest('form') ?? undefined)) {
      if (name === key || name === `version.${key}` || name.startsWith(`${key}.`)) sent.append(name, value)
    }
    sent.append('intent', 'field')
    return new Promise((resolve) => {
      end.current = () => resolve(new Date())
      void fetcher.submit(sent, { method: 'post' })
    })
  }

  useEffect(() => {
    if (fetcher.state !== 'idle') return
    end.current?.()
    end.current = null
  }, [fetcher.state])

  // Use the native `change` event: unlike React's, it fires on blur, and it is replayed for input made before
  // hydration.
  const { saveNow } = useAutosave({ within: question, event: 'change', delayMs: 0, save })
  return { fetcher, save: saveNow }
}
