import { hydrateRoot } from 'react-dom/client'
import { MapCard } from './map-card.tsx'

/** Brings the map to life that the server drew here; what it says of the office stands beside it. */
export function wakeMap(at: HTMLElement, onHydrated: () => void): void {
  hydrateRoot(at, <MapCard place={JSON.parse(at.dataset.place ?? '{}')} onHydrated={onHydrated} />)
}
