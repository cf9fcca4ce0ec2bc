/** Message ids of the genders, in the order of their ids from 1. */
export const genderLabels = ['field.gender.man', 'field.gender.woman', 'field.gender.notDisclosed'] as const;
