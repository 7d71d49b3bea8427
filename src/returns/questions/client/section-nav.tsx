import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classes } from '#design/classes.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import type { QuestionsData } from './load-questions.server.ts'

const copy = () => t(returnTexts.sectionNav)

export function SectionNav({ page: { found, sections, section } }: { page: QuestionsData }) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft - 16
  }, [])
  return (
    <nav className="sections" aria-label={copy().sections}>
      <ul ref={strip}>
        {sections.map(({ code, title, answered, all }) => {
          const isDone = all > 0 && answered === all
          const state = all === 0 ? copy().notNeeded : isDone ? copy().done : copy().of(answered, all)
          const isCurrent = code === section.code
          const words = (
            <>
              <span>{title}</span>
              <em>{state}</em>
              {isCurrent && !isDone && <progress className="progress" value={answered} max={all} aria-label={title} />}
            </>
          )
          return (
            <li key={code}>
              {all === 0 ? (
                <span className="place">{words}</span>
              ) : (
                <Link
                  to={clientQuestionsPath(found.id, code)}
                  className={classes('place', isDone && 'done')}
                  aria-current={isCurrent ? 'step' : undefined}
                >
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
