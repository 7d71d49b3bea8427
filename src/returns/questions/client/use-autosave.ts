import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { QuestionsAnswer } from './questions-answer.ts'

/**
 * Saves choices at once, text on blur. Sends one request at a time, because each needs the version that the previous
 * one returned.
 */
export function useAutosave(key: string, question: RefObject<HTMLElement | null>) {
  const fetcher = useFetcher<QuestionsAnswer>({ key: `answer ${key}` })
  const waits = useRef(false)

  function save() {
    const form = question.current?.closest('form')
    if (!form) return
    if (fetcher.state !== 'idle') {
      waits.current = true
      return
    }
    const sent = new FormData()
    for (const [name, value] of new FormData(form)) {
      if (name === key || name === `version.${key}` || name.startsWith(`${key}.`)) sent.append(name, value)
    }
    sent.append('intent', 'field')
    fetcher.submit(sent, { method: 'post' })
  }

  useEffect(() => {
    if (fetcher.state !== 'idle' || !waits.current) return
    waits.current = false
    save()
  })

  // A native `change` event fires on blur, unlike React's; it is also replayed for input made before hydration.
  useEffect(() => {
    const within = question.current
    within?.addEventListener('change', save)
    return () => within?.removeEventListener('change', save)
  })
  return { fetcher, save }
}
