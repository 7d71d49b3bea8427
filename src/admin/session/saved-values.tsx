import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { fillForm, formFor, type SavedFields } from './fill-form.ts'

export function SavedValues({ saved: { id, fields } }: { saved: { id: string; fields: SavedFields } }) {
  const filled = useRef('')
  const [isBack, setIsBack] = useState<boolean | null>(null)
  useEffect(() => {
    if (filled.current === id) return
    filled.current = id
    const form = formFor(document.querySelectorAll<HTMLFormElement>('main form[method=post]'), fields)
    if (form) fillForm(form, fields)
    setIsBack(form !== null)
  }, [id, fields])
  if (isBack === null) return null
  return (
    <div className="frame-note">
      <Note kind="info" live title="Your session had ended when you sent this">
        {isBack ? (
          'Nothing was changed. What you entered stands in its form again: look through it and send it. Files have to be chosen again.'
        ) : (
          <>
            Its form is not on this page any more. <Link to={`/admin/kept/${id}?plain`}>Show what you entered</Link>
          </>
        )}
      </Note>
    </div>
  )
}
