export const badge = 'min-w-5 rounded-full bg-fill px-1 text-center text-caption text-on-fill leading-5';
