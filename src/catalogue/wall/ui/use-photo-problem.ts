import { useLingui } from '@lingui/react/macro';
import type { PhotoProblem } from '../photo/read-photo.ts';

/** Why a photo cannot be used, in words. */
export function usePhotoProblem(): (problem: PhotoProblem) => string {
  const { t } = useLingui();
  const problems: Record<PhotoProblem, string> = {
    heic: t`This browser cannot open HEIC photos. Save the photo as a JPEG and choose that, or open this page in Safari.`,
    no_picture: t`This file is not a picture that the browser can open. Choose a JPEG, PNG or WebP.`,
    too_small: t`This photo is too small. Choose one of at least 120 × 120 pixels.`,
  };
  return (problem) => problems[problem];
}
