import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import { fillForm, formFor, type SavedFields } from './fill-form.ts'

const copy = () => t(adminTexts.savedValues)

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
      <Note kind="info" live title={copy().yourSessionHadExpiredWhen}>
        {isBack ? (
          copy().nothingWasChangedWhatYou
        ) : (
          <>
            {copy().formIsNoLongerOn} <Link to={`/admin/kept/${id}?plain`}>{copy().showWhatYouEntered}</Link>
          </>
        )}
      </Note>
    </div>
  )
}
