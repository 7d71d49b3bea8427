import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isWritten } from '#admin/ui/is-written.ts'
import { searchPath } from './search-path.ts'

export function SearchKey() {
  const navigate = useNavigate()
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isWritten(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const fields = [...document.querySelectorAll<HTMLInputElement>('.search-field input, .rail-search input')]
      const field = fields.find((one) => one.checkVisibility())
      field?.focus()
      field?.select()
      if (!field) navigate(searchPath())
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate])
  return null
}
