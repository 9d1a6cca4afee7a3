// How probable each result of one game is: the model of Davidson (1970), with the order effect of Davidson
// and Beaver (1977).
//
// Players of strengths p and q win in the proportion p : q, and draw in the proportion v · √(p · q) to
// that. Of the models with draws it is the one in which a draw is worth exactly half a win: of a player's
// results only the points matter, and the logarithm of the likelihood is concave, so there is one best fit.
#pragma once

namespace rating {

struct ResultLaw {
    double win;
    double draw;
    double loss;

    // `lead`: by how many nats the player is ahead, having begun included. `draw_weight`: the v above; two
    // equals draw in v of v + 2 games.
    [[nodiscard]] static ResultLaw of(double lead, double draw_weight);

    [[nodiscard]] double score() const { return win + draw / 2; }
    // Of one game's score.
    [[nodiscard]] double score_variance() const { return (win + loss) / 4 - (win - loss) * (win - loss) / 4; }
};

} // namespace rating
