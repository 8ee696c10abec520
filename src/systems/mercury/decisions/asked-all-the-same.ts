/** Said where a side is asked that has nothing to choose, since the other sees that it could have (17.31). */
export const ASKED_ALL_THE_SAME = 'You are asked all the same, so that your opponent learns nothing.';
