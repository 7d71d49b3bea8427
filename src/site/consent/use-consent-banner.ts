import { useEffect } from 'react'
import { mayStore, optionalCategories } from './consent.ts'
import { askForConsent, chooseConsent, onConsentChange, storedConsent } from './consent-store.ts'

export function useConsentBanner(): void {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('#consent form')

    function showChoice() {
      const consent = storedConsent()
      for (const id of optionalCategories()) {
        const box = form?.querySelector<HTMLInputElement>(`[value="${id}"]`)
        if (box) box.checked = mayStore(consent, id)
      }
    }
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return
      if (target.closest('[data-ask-consent]')) askForConsent()
      const way = target.closest<HTMLElement>('[data-consent]')?.dataset.consent
      if (way === 'all') chooseConsent(optionalCategories())
      if (way === 'essential') chooseConsent([])
    }
    function onSubmit(event: SubmitEvent) {
      event.preventDefault()
      const ticked = form ? new FormData(form).getAll('allowed') : []
      chooseConsent(optionalCategories().filter((id) => ticked.includes(id)))
    }

    if (storedConsent()) showChoice()
    document.addEventListener('click', onClick)
    form?.addEventListener('submit', onSubmit)
    const stop = onConsentChange(showChoice)
    return () => {
      document.removeEventListener('click', onClick)
      form?.removeEventListener('submit', onSubmit)
      stop()
    }
  }, [])
}
