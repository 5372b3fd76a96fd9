export const STAGE_VIEWS = ['framed', 'scale', 'room', 'corner', 'detail'] as const;
export type StageView = (typeof STAGE_VIEWS)[number];
export type OtherView = Exclude<StageView, 'framed'>;
