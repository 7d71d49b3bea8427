type Place = { latitude: number; longitude: number }

/** Addresses of an outside maps service. Nothing is loaded from it before the visitor goes there. */
export function directionsTo({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

/** The place itself, found by its coordinates. */
export function searchFor({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}

export function streetViewAt({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${latitude},${longitude}`
}
